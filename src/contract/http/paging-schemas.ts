import { z } from 'zod'
import { MAX_PAGE } from './paging.ts'

/** The number of a page in a query, from 1. */
export const pageNumber = (most = MAX_PAGE) => z.coerce.number().int().min(1).max(most).default(1)
