/** A PDF that has something in it that may act, carries a file or is locked, or that cannot be read, so that no one knows. */
export class RefusedPdf extends Error {
  override readonly name = 'RefusedPdf'
}
