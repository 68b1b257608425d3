import { describeList } from '../http/describe-list.ts'

/** Countries whose law lets their companies ask for nationalities. The pages of admins alone bring it along. */
export const NATIONALITY_LAWS = describeList({
  name: 'nationality-laws',
  who: ['admin'],
  filters: {},
  sorts: ['entered'],
  pageSize: 50,
})
