import { createSvgDocument } from './svg.ts'

export const DEMO_LOGOS: Record<string, string> = {
  demo: createSvgDocument(
    240,
    240,
    '<path d="M24 216V84a48 48 0 0 1 96 0v132M120 216V84a48 48 0 0 1 96 0v132" fill="none" stroke="#8a6a4c" stroke-width="20"/><path d="M14 216h212" stroke="#8a6a4c" stroke-width="14"/>',
  ),
  basic: createSvgDocument(
    240,
    240,
    '<circle cx="120" cy="120" r="108" fill="#2f6b4f"/><path d="M20 132c40-30 66 26 106-2s60-24 98-2M34 172c36-22 58 22 92 0s52-20 84-2" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M120 34c24 26 24 52 0 70-24-18-24-44 0-70Z" fill="#e3c15b"/>',
  ),
  pro: createSvgDocument(
    240,
    240,
    '<path d="M120 222C40 170 14 128 22 84c8-42 66-56 98-14 32-42 90-28 98 14 8 44-18 86-98 138Z" fill="#0e7490"/><path d="M48 122h44l18-38 28 70 18-32h40" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  enterprise: createSvgDocument(
    240,
    240,
    '<path d="M120 12l96 54v108l-96 54-96-54V66Z" fill="none" stroke="#a8833f" stroke-width="9"/><path d="M70 168l50-108 50 108M90 130h60" fill="none" stroke="#a8833f" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>',
  ),
  editor: createSvgDocument(
    240,
    240,
    '<circle cx="88" cy="92" r="70" fill="#ff4d5e"/><path d="M96 70h112v120a56 56 0 0 1-112 0Z" fill="#2f4bd8"/><circle cx="176" cy="70" r="34" fill="#ffd23f"/><path d="M60 160l40 62H24Z" fill="#21b08a"/>',
  ),
}
