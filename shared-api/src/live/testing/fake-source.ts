/** The browser's event source, driven by the test. */
export class FakeSource extends EventTarget {
  static readonly all: FakeSource[] = [];
  readonly address: string;
  isClosed = false;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.all.push(this);
  }
  send(name: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.isClosed = true;
  }
}
