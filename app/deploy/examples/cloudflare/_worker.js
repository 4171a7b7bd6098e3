const provider = "https://anbieter.example";

export default {
  fetch(request) {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(provider + pathname + search, request));
  },
};
