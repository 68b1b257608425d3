import type { DataState } from '#src/contract/schemas/rights.ts'
import type { AccountProps } from '../account-page.tsx'

/** `open`: forms that need a confirmation may be shown. */
export type DataProps = Omit<AccountProps<unknown>, 'data'> & { state: DataState; open: boolean }
