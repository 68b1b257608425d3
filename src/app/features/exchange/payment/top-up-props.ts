import type { Action } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'

/** What the forms of top-ups need; `action` is that of the page. */
export type TopUpProps = ActProps & { action: Action }
