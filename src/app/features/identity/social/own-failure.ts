import type { FormFailure } from '#src/app/page.ts'

/** What the page's own form shows: not what one of the forms beside it was refused for. */
export const ownFailure = (failure: FormFailure | undefined): FormFailure | undefined =>
  failure?.values.act === undefined ? failure : undefined
