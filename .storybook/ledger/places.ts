/** Places on the page of states, and stories of the workbench. */
export const machinePlace = (id: string): string => `ablauf-${id}`;

export const storyHref = (story: string): string => `./?path=/story/${story}`;
