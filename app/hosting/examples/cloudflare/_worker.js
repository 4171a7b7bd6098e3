const provider = "https://anbieter.example";
const headers = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000",
};

export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(new Request(provider + pathname + search, request));
    const passedOn = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(headers)) passedOn.headers.set(name, value);
    return passedOn;
  },
};
