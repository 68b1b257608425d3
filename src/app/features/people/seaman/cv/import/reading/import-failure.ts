/** Why a file cannot be imported; each has a message `cv-import.failure.{code}`. */
export const IMPORT_FAILURES = [
  'too-large',
  'too-many-pages',
  'unknown-type',
  'old-word',
  'locked',
  'no-text',
  'broken',
  'took-too-long',
  'not-loaded',
  'nothing-found',
] as const

export type ImportFailureCode = (typeof IMPORT_FAILURES)[number]

export class ImportFailure extends Error {
  readonly code: ImportFailureCode
  constructor(code: ImportFailureCode) {
    super(code)
    this.name = 'ImportFailure'
    this.code = code
  }
}
