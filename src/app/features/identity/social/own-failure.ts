import type { FormFailure } from '#src/app/page.ts'

/** Returns the failure of the page's own form, not that of the forms beside it. */
export const ownFailure = (failure: FormFailure | undefined): FormFailure | undefined =>
  failure?.values.act === undefined ? failure : undefined
