// An answer that is not a success: a status and a sentence for the person at the screen.
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}
