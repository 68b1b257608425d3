export type FormProblem =
  | 'zip'
  | 'encrypted'
  | 'large'
  | 'names'
  | 'macros'
  | 'objects'
  | 'external'
  | 'fields'
  | 'pictures'
  | 'complex'
  | 'xml'
  | 'parts'
  | 'places'
  | 'mixed'
  | 'nested'
  | 'grows'

/** Why a form is rejected; `values` belong to the message `agency-form.refused.{problem}`. */
export class FormError extends Error {
  readonly problem: FormProblem
  readonly values: Record<string, string | number>
  constructor(problem: FormProblem, values: Record<string, string | number> = {}) {
    super(problem)
    this.name = 'FormError'
    this.problem = problem
    this.values = values
  }
}
