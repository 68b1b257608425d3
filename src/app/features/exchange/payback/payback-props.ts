import type { Action } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'

export type BalancePath = '/seaman/profile/balance' | '/company/balance'

/** What the forms of pay-backs need; `action` and `path` are those of the page. */
export type PaybackProps = ActProps & { action: Action; path: BalancePath }
