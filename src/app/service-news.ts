import type { QueryClient } from '@tanstack/react-query'

/** The subject of the keys of what people see of their services. */
export const SERVICES = 'services'

/** Fetches again what is shown of services, and the rest when it is shown. */
export const refetchServices = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: [SERVICES] })
