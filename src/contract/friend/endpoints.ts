import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { friendInvitationSchema, friendsSchema } from './schemas.ts'

const TAG = 'Friends'

export const readFriends = declareEndpoint({
  method: 'get',
  path: '/server/seaman/friends',
  tag: TAG,
  summary: 'The own referral id, and who joined by its link',
  who: ['seaman'],
  answer: friendsSchema,
})

export const postFriendInvitation = declareEndpoint({
  method: 'post',
  path: '/server/seaman/friends/invitation',
  tag: TAG,
  summary: 'Have one mail sent to one address; the answer is the same whether or not it may be written to',
  who: ['seaman'],
  limits: ['friend-account', 'friend-address'],
  form: 'friend',
  body: friendInvitationSchema,
  answer: z.null(),
  idempotency: 'natural',
})
