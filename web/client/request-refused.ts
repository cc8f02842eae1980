// The request made no sense: an error of that request alone, the worker serves on.

export class RequestRefused extends RangeError {
  override readonly name = 'RequestRefused';
}
