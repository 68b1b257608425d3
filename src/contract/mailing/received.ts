import { describeList } from '../http/describe-list.ts'

/** CVs that an organisation received by mailings, the newest first. */
export const RECEIVED_CVS = describeList({
  name: 'received-cvs',
  who: ['company'],
  filters: {},
  sorts: ['sent'],
  pageSize: 20,
})
