import { forBothStreams, type Mail, type Mailers } from '#src/server/platform/mail/mailer.ts'

/** Mail of both streams leaves the machine, by this provider. */
export const sendingMailers = (deliver: (mail: Mail) => Promise<unknown>): Mailers =>
  forBothStreams({
    provider: 'ses',
    keeps: false,
    deliver: async (mail) => {
      await deliver(mail)
      return undefined
    },
  })
