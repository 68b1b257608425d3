/** The day of the clause that is accepted at publishing; its words are `vacancy-form.publish.clause`. A change of its words is a new day. */
export const NO_FEE_CLAUSE = '2026-11-25'
