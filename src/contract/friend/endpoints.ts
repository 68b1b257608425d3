import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { friendInvitationSchema, friendsSchema } from './schemas.ts'

const TAG = 'Friends'

export const readFriends = declareEndpoint({
  method: 'get',
  path: '/server/seaman/friends',
  tag: TAG,
  summary: 'Get the own referral id, and who joined through its link',
  who: ['seaman'],
  answer: friendsSchema,
})

export const postFriendInvitation = declareEndpoint({
  method: 'post',
  path: '/server/seaman/friends/invitation',
  tag: TAG,
  summary: 'Invite an address by email; the response does not reveal whether it was sent',
  who: ['seaman'],
  limits: ['friend-account', 'friend-address'],
  form: 'friend',
  body: friendInvitationSchema,
  answer: z.null(),
  idempotency: 'natural',
})
