import { referralPath } from '#src/contract/friend/friend.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findInviter } from './friend.repository.ts'

type Inviter = NonNullable<Awaited<ReturnType<typeof findInviter>>>

/** Letters only: a name with an address or an amount is an advertisement and is not passed on. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,60}$/u

/** To a person without an account: who sends it, what the product is, and that no further mail follows. */
export function writeFriendInvited(frame: MailFrame, { firstname, surname, refId }: Inviter): MailContent {
  const { intl, product } = frame
  const name = `${firstname} ${surname}`
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.friend.subject', { product }),
    paragraphs: [
      PLAIN_NAME.test(name)
        ? intl.t('mail.friend.text', { name, product })
        : intl.t('mail.friend.unnamed', { product }),
      intl.t('mail.friend.what'),
    ],
    facts: [],
    after: [],
    action: createAction(frame, 'mail.friend.action', referralPath(refId)),
    reason: intl.t('mail.friend.reason'),
  }
}

/** None if the inviter's account is inactive. */
const friendInvited: MailWriter = async ({ db }, frame, { seamanId }) => {
  const inviter = await findInviter(db, String(seamanId))
  return inviter && writeFriendInvited(frame, inviter)
}

export const friendMails = { 'friend-invited': friendInvited } as const satisfies Record<string, MailWriter>
