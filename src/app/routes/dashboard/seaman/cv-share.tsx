export { sharePage as default } from '#src/app/features/cv-out/share/share-page.tsx'
