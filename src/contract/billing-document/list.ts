import { DOCUMENT_KINDS } from '#src/domain/billing-document/document-kinds.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf, whole } from '../http/filters.ts'

const FIRST_YEAR = 2026
const LAST_YEAR = 2999

/** The documents of a balance. */
export const DOCUMENTS = describeList({
  name: 'billing-documents',
  who: ['seaman', 'company'],
  filters: { kind: oneOf(DOCUMENT_KINDS), year: whole(FIRST_YEAR, LAST_YEAR) },
  sorts: ['newest'],
  pageSize: 25,
})
