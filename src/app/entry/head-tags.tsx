import type { PageHead } from '../page.ts'
import { titleOf } from './page-title.ts'

type Props = { head: PageHead; productName: string; noindex: boolean }

/** Title and metadata of an app page, updated on navigation. Documents have `writeHead`. */
export function HeadTags({ head, productName, noindex }: Props) {
  return (
    <>
      <title>{titleOf(head, productName)}</title>
      {head.description && <meta name="description" content={head.description} />}
      {(noindex || head.noindex) && <meta name="robots" content="noindex, noarchive" />}
    </>
  )
}
