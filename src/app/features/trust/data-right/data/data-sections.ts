import type { AccountProps } from '#src/app/features/identity/account/account-page.tsx'
import type { DataState } from '#src/contract/data-right/schemas.ts'

/** `open`: forms that need a confirmation may be shown. */
export type DataProps = Omit<AccountProps<unknown>, 'data'> & { state: DataState; open: boolean }
