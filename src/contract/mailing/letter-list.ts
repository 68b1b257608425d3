import { LETTER_GROUPS } from '#src/domain/mailing/letter-groups.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

/** The rows of a report. Its page divides them, because the report has all of them for its figures. */
export const LETTERS = describeList({
  name: 'letters',
  who: ['seaman'],
  filters: { state: oneOf(LETTER_GROUPS) },
  sorts: ['answered'],
  pageSize: 50,
})
