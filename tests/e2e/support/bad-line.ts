import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

/** Bytes a second of a line of 512 kbit/s, as on a ship. */
const SLOW = 64_000

/** `before`: what is sent is lost on its way. `after`: it arrived, and its answer is lost. */
export type Cut = 'before' | 'after'

type Paused = { requestId: string; networkId?: string; request: { url: string }; responseStatusCode?: number }

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: SLOW,
    uploadThroughput: SLOW,
  })
}

const numberOf = (url: string): number => Number(url.split('/').at(-1))

/** A slow connection on which pieces of files are cut, each by its place among all that are sent, from 1. */
export async function openBadLine(page: Page, cuts: Readonly<Record<number, Cut>>) {
  const session = await page.context().newCDPSession(page)
  await slowDown(session)
  /** The numbers of the pieces as they were sent, and of those that arrived. */
  const sent: number[] = []
  const arrived: number[] = []
  const places = new Map<string | undefined, number>()
  session.on('Fetch.requestPaused', ({ requestId, networkId, request, responseStatusCode }: Paused) => {
    if (responseStatusCode === undefined) {
      sent.push(numberOf(request.url))
      places.set(networkId, sent.length)
    } else arrived.push(numberOf(request.url))
    const stage: Cut = responseStatusCode === undefined ? 'before' : 'after'
    const isCut = cuts[places.get(networkId) ?? 0] === stage
    void (isCut
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
      : session.send('Fetch.continueRequest', { requestId }))
  })
  await session.send('Fetch.enable', {
    patterns: (['Request', 'Response'] as const).map((requestStage) => ({
      urlPattern: '*/server/upload/*',
      requestStage,
    })),
  })
  return { sent, arrived }
}

/** Presses Retry after each cut, in English; the file that was chosen stays. */
export async function retryUpload(form: Locator, times: number): Promise<void> {
  const answer = form.locator('[data-answer=failed]')
  for (let cut = 0; cut < times; cut += 1) {
    await expect(answer).toContainText(messagesOf('en')('form.message.offline'))
    await expect(form.locator('[type=file]')).not.toHaveValue('')
    await answer.locator('[data-retry]').click()
  }
}
