import type { CDPSession, Page } from '@playwright/test'

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

/** A slow line on which pieces of files are cut, each by its place among all that are sent, from 1. */
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
