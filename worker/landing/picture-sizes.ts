/** The colours of the landing page's pictures. Of each picture, the page loads the one in its own colours. */
export const PICTURE_SCHEMES = ['light', 'dark'] as const
export type PictureScheme = (typeof PICTURE_SCHEMES)[number]

/** Sizes of the pictures in CSS pixels. Their files have twice as many pixels in each direction. */
export const STYLE_PICTURE_SIZE = { width: 390, height: 520 } as const
export const DASHBOARD_PICTURE_SIZE = { width: 1180, height: 800 } as const
