import type { QueryClient } from '@tanstack/react-query'
import { openCvDevice } from '#src/app/features/people/seaman/cv/saves/cv-device.ts'
import type { SaveEnd, SaveNews } from '#src/app/features/people/seaman/cv/saves/send-saves.ts'
import { SEAMAN_PROFILE } from '#src/app/seaman-profile.ts'
import type { AppState } from '../app-state.ts'

type Whose = Pick<AppState, 'locale'> & {
  api: Pick<AppState['api'], 'saveSeamanProfile'>
  session: Pick<NonNullable<AppState['session']>, 'id' | 'impersonator'>
}

/** Sends queued saves of the CV, as the editor does. Throws if the server rejects one; the text remains in the draft. */
export async function sendKeptSaves({ api, session, locale }: Whose, queries: QueryClient): Promise<SaveEnd> {
  const device = openCvDevice(session)
  const hear = (news: SaveNews) => {
    const profile = news.kind === 'saved' ? news.answer : news.current
    queries.setQueryData([SEAMAN_PROFILE, locale], profile)
  }
  device.channel.listen((news) => news.kind !== 'draft' && hear(news))
  try {
    const saves = device.openSaves((body, key) => api.saveSeamanProfile(body, key))
    return (await saves.read()).length > 0 ? await saves.send() : 'done'
  } finally {
    device.channel.close()
  }
}
