/** A PDF that is active, carries a file, is encrypted or cannot be read. */
export class RefusedPdf extends Error {
  override readonly name = 'RefusedPdf'
}
