import type { PageContext } from '#src/app/page.ts'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'

const ACT = 'save'

/** Returns the redirect of a saved account form; the page then confirms it, with and without scripting. */
export const savedPath = (ctx: PageContext): string => donePath(pathOf(ctx), ACT)

export const SavedNotice = ({ ctx }: { ctx: PageContext }) => <DoneNote ctx={ctx} act={ACT} text="form.done.saved" />
