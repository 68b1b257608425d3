import { cvPage } from '#src/app/features/cv/cv-page.tsx'

export default cvPage('experience')
