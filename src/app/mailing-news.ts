import type { QueryClient } from '@tanstack/react-query'

/** The subject of the keys of what people see of their mailings. */
export const MAILINGS = 'mailings'

/** Fetches again what is shown of mailings, and the rest when it is shown. */
export const refetchMailings = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: [MAILINGS] })
