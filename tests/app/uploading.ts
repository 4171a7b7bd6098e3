/** As much of an XMLHttpRequest as an upload needs, over the page's `fetch`: the whole body goes at once. */
export class Uploading extends XMLHttpRequest {
  readonly #leaving = new AbortController();
  readonly #headers: Record<string, string> = {};
  #asked = { url: "", method: "" };
  #answer = new Response();
  #body = new Blob();

  override open(method: string, url: string): void {
    this.#asked = { method, url };
  }
  override setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  override get status(): number {
    return this.#answer.status;
  }
  override get response(): Blob {
    return this.#body;
  }
  override getAllResponseHeaders(): string {
    return [...this.#answer.headers].map((header) => header.join(": ")).join("\r\n");
  }
  override abort(): void {
    this.#leaving.abort();
    this.dispatchEvent(new ProgressEvent("abort"));
  }
  override send(body: string): void {
    const { url, method } = this.#asked;
    const { signal } = this.#leaving;
    this.upload.dispatchEvent(new ProgressEvent("load"));
    window
      .fetch(url, { method, headers: this.#headers, body, signal })
      .then(async (answer) => {
        this.#answer = answer;
        this.#body = await answer.blob();
      })
      .then(
        () => this.dispatchEvent(new ProgressEvent("load")),
        () => this.dispatchEvent(new ProgressEvent("error")),
      );
  }
}
