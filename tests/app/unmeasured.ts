/**
 * Before React is loaded: its development build measures each drawing together with a copy of what every component was
 * given, which a page of 1,148 cases has no memory for. It does so only where there is such a function.
 */
Object.assign(console, { timeStamp: undefined });
