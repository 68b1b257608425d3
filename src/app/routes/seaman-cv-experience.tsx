import { cvPage } from '../features/seaman/cv-page.tsx'

export default cvPage('experience')
