import type { QueryClient } from '@tanstack/react-query'

/** The subjects of the keys of what people see of their balances. */
export const BALANCE = 'balance'
export const TOP_UPS = 'top-ups'

/** Fetches again what is shown of balances and payments, and the rest when it is shown. */
export const refetchMoney = (queries: QueryClient): void => {
  for (const subject of [BALANCE, TOP_UPS]) void queries.invalidateQueries({ queryKey: [subject] })
}
