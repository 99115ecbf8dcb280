import { createLinearGradientSvg, createRadialGlowSvg, createSvgDocument } from './svg.ts'

interface PortraitOptions {
  background: [string, string]
  shape: string
  skin: { base: string; shade: string; light: string; lip: string }
  hair: string
  hairLight: string
  clothes: string
  clothesShade: string
  hairBack?: string
  hairFront: string
  collar: string
  extra?: string
  brow?: number
}

const PORTRAIT_SIZE = 640
const HEAD_OUTLINE_PATH =
  'M320 150c62 0 98 42 99 104 1 40-4 74-18 103-17 36-48 62-81 62s-64-26-81-62c-14-29-19-63-18-103 1-62 37-104 99-104Z'

function drawPortrait({
  background,
  shape,
  skin,
  hair,
  hairLight,
  clothes,
  clothesShade,
  hairBack = '',
  hairFront,
  collar,
  extra = '',
  brow = 5,
}: PortraitOptions): string {
  const eye = (x: number) => `
    <ellipse cx="${x}" cy="272" rx="15" ry="9.5" fill="#fffaf4"/>
    <circle cx="${x}" cy="272" r="8.6" fill="#33231c"/>
    <circle cx="${x + 3}" cy="269" r="2.6" fill="#fff"/>
    <path d="M${x - 18} 270c6-11 28-12 36-1" fill="none" stroke="#22150f" stroke-width="4.5" stroke-linecap="round"/>`
  return createSvgDocument(
    PORTRAIT_SIZE,
    PORTRAIT_SIZE,
    `<defs>${createLinearGradientSvg('bg', background)}${createLinearGradientSvg('clothes', [clothes, clothesShade])}${createLinearGradientSvg('hair', [hairLight, hair], 20)}
      ${createRadialGlowSvg('light', '#fff', 0.5)}<clipPath id="head"><path d="${HEAD_OUTLINE_PATH}"/></clipPath></defs>
    <rect width="640" height="640" fill="url(#bg)"/>
    ${shape}
    <circle cx="190" cy="120" r="300" fill="url(#light)"/>
    <g fill="url(#hair)">${hairBack}</g>
    <path d="M268 380h104v84c0 40-104 40-104 0Z" fill="${skin.shade}"/>
    <path d="M60 660c4-110 58-158 142-182 26-8 50-14 66-22 20 34 84 34 104 0 16 8 40 14 66 22 84 24 138 72 142 182Z" fill="url(#clothes)"/>
    ${collar}
    <ellipse cx="220" cy="285" rx="17" ry="30" fill="${skin.shade}"/><ellipse cx="420" cy="285" rx="17" ry="30" fill="${skin.shade}"/>
    <path d="${HEAD_OUTLINE_PATH}" fill="${skin.base}"/>
    <g clip-path="url(#head)">
      <path d="M352 120c60 40 60 240 6 320l120 0V120Z" fill="${skin.shade}" opacity=".38"/>
      <ellipse cx="258" cy="325" rx="32" ry="20" fill="${skin.lip}" opacity=".15"/><ellipse cx="384" cy="325" rx="30" ry="20" fill="${skin.lip}" opacity=".15"/>
      <ellipse cx="285" cy="205" rx="56" ry="30" fill="${skin.light}" opacity=".45"/>
    </g>
    ${eye(274)}${eye(366)}
    <g fill="none" stroke="${hair}" stroke-width="${brow}" stroke-linecap="round"><path d="M250 246c12-10 32-11 45-3"/><path d="M345 243c13-8 33-7 45 3"/></g>
    <path d="M318 276c-4 22-12 38-10 46 2 7 14 9 24 5" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>
    <path d="M284 362c20 13 52 13 72 0-10 24-62 26-72 0Z" fill="${skin.lip}"/>
    <path d="M282 361c24 9 52 9 76 0" fill="none" stroke="#5b2520" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round"/>
    <g fill="url(#hair)">${hairFront}</g>
    ${extra}`,
  )
}

const OLIVE_SKIN_COLORS = { base: '#e9bd97', shade: '#c98f68', light: '#fbe0c4', lip: '#b9564f' }
const EBONY_SKIN_COLORS = { base: '#7a4a33', shade: '#56301f', light: '#a4694b', lip: '#7d342f' }
const BROWN_SKIN_COLORS = { base: '#9c6243', shade: '#744329', light: '#c58a66', lip: '#92403b' }
const PORCELAIN_SKIN_COLORS = { base: '#f3d3b8', shade: '#d6a583', light: '#fff0e0', lip: '#c05a5a' }
const SAND_SKIN_COLORS = { base: '#dba67c', shade: '#b57a50', light: '#f4cfa8', lip: '#a94f45' }

export const DEMO_PORTRAITS: Record<string, string> = {
  demo: drawPortrait({
    background: ['#e7ddd0', '#c9b6a0'],
    shape:
      '<path d="M0 640V330a190 190 0 0 1 380 0v310Z" fill="#b99f84" opacity=".5"/><path d="M430 640V250h210v390Z" fill="#fff" opacity=".22"/>',
    skin: OLIVE_SKIN_COLORS,
    hair: '#2e2b2c',
    hairLight: '#5b5658',
    clothes: '#2b2a2d',
    clothesShade: '#161518',
    hairBack:
      '<path d="M190 250c-6-96 56-142 132-142 82 0 136 50 130 146-2 44 6 88 4 126-40 14-96 6-136 6-42 0-90 8-132-6-4-38 4-84 2-130Z"/>',
    hairFront:
      '<path d="M318 122c-70-6-124 36-126 118-2 52 2 96-6 142 20 8 36 4 46-4 0-42-10-84 6-128 34-10 74-34 98-70 14 32 46 56 68 68 18 46 6 92 8 132 12 8 28 10 44 2-8-46-2-92-6-142-6-78-60-112-132-118Z"/>',
    collar:
      '<path d="M258 430c30 26 94 26 124 0l10 52c-40 34-104 34-144 0Z" fill="#3a383c"/><path d="M252 470c40 28 98 28 136 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4"/>',
    extra:
      '<g fill="none" stroke="#1c1a1c" stroke-width="6"><circle cx="272" cy="274" r="36"/><circle cx="368" cy="274" r="36"/><path d="M307 268c8-6 18-6 26 0M236 268l-22-6M404 268l22-6"/></g><g fill="#fff" opacity=".14"><circle cx="272" cy="274" r="33"/><circle cx="368" cy="274" r="33"/></g>',
  }),
  basic: drawPortrait({
    background: ['#d8ead9', '#8fbfa8'],
    shape:
      '<path d="M0 470c120-60 210 40 330-10s210-60 310-20v200H0Z" fill="#5f9c88"/><path d="M0 540c140-40 240 40 360 0s200-40 280-20v120H0Z" fill="#3f7d72"/><circle cx="500" cy="130" r="64" fill="#fff3cf" opacity=".9"/>',
    skin: EBONY_SKIN_COLORS,
    hair: '#1b1412',
    hairLight: '#3a2a24',
    clothes: '#e3a33b',
    clothesShade: '#b9721f',
    brow: 8,
    hairFront:
      '<path d="M222 246c-10-76 34-124 98-124s108 48 98 124c-8-26-14-50-26-62-40-14-104-14-144 0-12 12-18 36-26 62Z"/><path d="M222 270c4 60 12 84 20 100 18 40 46 64 78 64s60-24 78-64c8-16 16-40 20-100-8 34-14 52-26 62-16-8-32-6-44 2-14-8-42-8-56 0-12-8-28-10-44-2-12-10-18-28-26-62Z"/>',
    collar:
      '<path d="M252 456l68 60-46 60-66-94Z" fill="#f0bb5c"/><path d="M388 456l-68 60 46 60 66-94Z" fill="#c98527"/><path d="M320 516v130" stroke="#7c4a12" stroke-width="5"/><path d="M286 360h70" stroke="#000" stroke-opacity="0"/>',
    extra:
      '<path d="M286 360c20 15 50 15 68 0-8 22-60 24-68 0Z" fill="#a14b43"/><path d="M292 362c18 6 40 6 56 0-6 8-48 9-56 0Z" fill="#fff5ee"/>',
  }),
  pro: drawPortrait({
    background: ['#e3f3f3', '#a9d6d6'],
    shape: '<circle cx="320" cy="330" r="250" fill="#fff" opacity=".5"/><circle cx="320" cy="330" r="190" fill="#7fc0c1" opacity=".28"/>',
    skin: BROWN_SKIN_COLORS,
    hair: '#20130f',
    hairLight: '#4b2e24',
    clothes: '#1f8a93',
    clothesShade: '#0f5f68',
    hairBack:
      '<circle cx="320" cy="92" r="74"/><circle cx="262" cy="96" r="40"/><circle cx="378" cy="96" r="40"/><circle cx="320" cy="46" r="40"/><path d="M206 262c-10-90 40-142 114-142s124 52 114 142Z"/>',
    hairFront:
      '<path d="M216 256c-8-80 36-132 104-132s112 52 104 132c-10-34-26-62-52-76-32-8-72-8-104 0-26 14-42 42-52 76Z"/><path d="M262 148c34-14 82-14 116 0" fill="none" stroke="#e0b15a" stroke-width="9" stroke-linecap="round"/>',
    collar: '<path d="M262 458l58 84 58-84 26 12-84 128-84-128Z" fill="#f7fbfb"/><path d="M266 460l54 80 54-80" fill="#744329"/>',
    extra: '<circle cx="221" cy="322" r="8" fill="#e8bd62"/><circle cx="419" cy="322" r="8" fill="#e8bd62"/>',
  }),
  enterprise: drawPortrait({
    background: ['#dfe3ec', '#9aa6bf'],
    shape:
      '<g fill="#1d2b4d" opacity=".16"><path d="M40 640V220h90v420ZM150 640V120h76v520ZM430 640V160h84v480ZM530 640V270h90v370Z"/></g>',
    skin: PORCELAIN_SKIN_COLORS,
    hair: '#17130f',
    hairLight: '#43362d',
    clothes: '#1b2a4e',
    clothesShade: '#0e1730',
    hairBack:
      '<path d="M320 104c-92 0-142 62-138 160 2 70-14 130-22 220 30 20 96 24 110 10h100c14 14 80 10 110-10-8-90-20-150-20-220 0-98-50-160-140-160Z"/>',
    hairFront:
      '<path d="M296 124c-80 4-120 66-112 150 4 46-6 110-14 170 24 4 44-2 56-12-6-62-14-120 2-178 40-18 76-54 92-94 22 40 54 72 96 92 18 58 8 118 4 180 14 10 34 14 54 10-10-60-18-124-16-170 4-96-54-156-162-148Z"/>',
    collar:
      '<path d="M268 452l52 150 52-150 34 18-60 176h-52l-60-176Z" fill="#0e1730"/><path d="M276 456l44 110 44-110c-20 26-68 26-88 0Z" fill="#f8f4ee"/><g fill="#fffaf0" stroke="#cdbfa8" stroke-width="1.5"><circle cx="278" cy="450" r="7"/><circle cx="291" cy="462" r="7"/><circle cx="306" cy="469" r="7"/><circle cx="321" cy="471" r="7"/><circle cx="336" cy="468" r="7"/><circle cx="350" cy="461" r="7"/><circle cx="363" cy="449" r="7"/></g>',
  }),
  editor: drawPortrait({
    background: ['#ffd9c2', '#ff8f6b'],
    shape:
      '<circle cx="120" cy="520" r="190" fill="#2f4bd8"/><path d="M400 0h240v250C540 260 420 160 400 0Z" fill="#ffd23f"/><path d="M30 60l60 30-50 44Z" fill="#1d1a2f"/>',
    skin: SAND_SKIN_COLORS,
    hair: '#3b1d14',
    hairLight: '#7c3d25',
    clothes: '#fdf6ea',
    clothesShade: '#e9dcc6',
    brow: 7,
    hairBack:
      '<circle cx="212" cy="220" r="62"/><circle cx="196" cy="300" r="58"/><circle cx="210" cy="376" r="50"/><circle cx="428" cy="220" r="62"/><circle cx="446" cy="300" r="58"/><circle cx="432" cy="376" r="50"/><circle cx="262" cy="150" r="64"/><circle cx="380" cy="150" r="64"/><circle cx="320" cy="126" r="66"/>',
    hairFront:
      '<circle cx="236" cy="196" r="40"/><circle cx="278" cy="164" r="42"/><circle cx="330" cy="154" r="44"/><circle cx="382" cy="172" r="40"/><circle cx="412" cy="210" r="34"/><circle cx="224" cy="240" r="26"/><circle cx="422" cy="250" r="22"/><path d="M232 200h178v-60H232Z"/>',
    collar:
      '<g stroke="#2f4bd8" stroke-width="13" fill="none"><path d="M150 520c110 50 230 50 340 0M108 570c130 56 294 56 424 0M84 622c140 56 332 56 472 0"/></g><path d="M254 462c34 40 98 40 132 0l8 16c-40 46-108 46-148 0Z" fill="#fdf6ea"/>',
    extra:
      '<path d="M226 206c56-36 132-40 190-4" fill="none" stroke="#ff4d5e" stroke-width="20" stroke-linecap="round"/><path d="M418 200l38-26 4 40Z" fill="#ff4d5e"/><path d="M398 344l22-8" stroke="#2f4bd8" stroke-width="9" stroke-linecap="round"/>',
  }),
}

const GRAPHITE_CLOTHES = { clothes: '#2a2540', clothesShade: '#15122a' }
const LONG_HAIR_BACK =
  '<path d="M320 104c-92 0-142 62-138 160 2 70-14 130-22 220 30 20 96 24 110 10h100c14 14 80 10 110-10-8-90-20-150-20-220 0-98-50-160-140-160Z"/>'
const BOB_BACK =
  '<path d="M190 250c-6-96 56-142 132-142 82 0 136 50 130 146-2 44 6 88 4 126-40 14-96 6-136 6-42 0-90 8-132-6-4-38 4-84 2-130Z"/>'
const BOB_FRONT =
  '<path d="M318 122c-70-6-124 36-126 118-2 52 2 96-6 142 20 8 36 4 46-4 0-42-10-84 6-128 34-10 74-34 98-70 14 32 46 56 68 68 18 46 6 92 8 132 12 8 28 10 44 2-8-46-2-92-6-142-6-78-60-112-132-118Z"/>'
const SHORT_HAIR_FRONT =
  '<path d="M214 262c-16-96 34-150 112-150 70 0 120 44 104 150-8-30-16-54-28-70-34 6-92 4-128-26-10 26-38 44-60 96Z"/>'
const OPEN_COLLAR = (shirt: string, skin: string) =>
  `<path d="M256 456l64 74 64-74 24 14-88 108-88-108Z" fill="${shirt}"/><path d="M268 458l52 62 52-62Z" fill="${skin}"/>`

export const LANDING_PORTRAITS: Record<string, string> = {
  nora: drawPortrait({
    background: ['#efe3d3', '#d3a678'],
    shape:
      '<g fill="none" stroke="#8a5a2e" stroke-opacity=".28" stroke-width="7"><path d="M-20 120c180 40 300-60 700 10M-20 180c200 60 320-50 700 0M-20 244c220 70 340-40 700 0M-20 310c230 80 350-30 700 4M-20 380c240 80 360-20 700 10"/></g><circle cx="500" cy="150" r="40" fill="#8a5a2e" opacity=".22"/>',
    skin: PORCELAIN_SKIN_COLORS,
    hair: '#a4542a',
    hairLight: '#d68a4e',
    clothes: '#2f5d62',
    clothesShade: '#1d3f44',
    hairBack: LONG_HAIR_BACK,
    hairFront:
      '<path d="M296 124c-80 4-120 66-112 150 4 46-6 110-14 170 24 4 44-2 56-12-6-62-14-120 2-178 40-18 76-54 92-94 22 40 54 72 96 92 18 58 8 118 4 180 14 10 34 14 54 10-10-60-18-124-16-170 4-96-54-156-162-148Z"/>',
    collar: `${OPEN_COLLAR('#f6ede0', PORCELAIN_SKIN_COLORS.shade)}<path d="M196 486l26 160M444 486l-26 160" stroke="#c98f52" stroke-width="26"/>`,
    extra:
      '<g fill="#b9704a" opacity=".5"><circle cx="258" cy="312" r="3"/><circle cx="272" cy="322" r="3"/><circle cx="370" cy="312" r="3"/><circle cx="384" cy="322" r="3"/><circle cx="398" cy="310" r="3"/></g>',
  }),
  kai: drawPortrait({
    background: ['#3b1d8f', '#0d0a24'],
    shape:
      '<circle cx="470" cy="180" r="200" fill="#ff3d81" opacity=".75"/><circle cx="140" cy="430" r="210" fill="#12c2e9" opacity=".55"/><circle cx="360" cy="560" r="150" fill="#7c3aed" opacity=".8"/>',
    skin: SAND_SKIN_COLORS,
    hair: '#131019',
    hairLight: '#3c3550',
    ...GRAPHITE_CLOTHES,
    brow: 8,
    hairFront: `${SHORT_HAIR_FRONT}<path d="M240 170c30-70 120-80 176-24 10 24 16 44 14 60-60-50-130-50-190-36Z"/>`,
    collar: '<path d="M262 450c28 30 88 30 116 0l14 34c-42 38-102 38-144 0Z" fill="#3d3760"/>',
    extra: '<path d="M400 338c4 8 4 16 0 22" stroke="#12c2e9" stroke-width="0"/><circle cx="421" cy="318" r="7" fill="#e6e6f2"/>',
  }),
  miriam: drawPortrait({
    background: ['#f3ead2', '#d9c69a'],
    shape:
      '<g opacity=".5"><path d="M30 60h40v580H30zM84 120h34v520H84zM132 40h48v600h-48z" fill="#7b2d26"/><path d="M460 90h44v550h-44zM518 30h36v610h-36zM568 110h50v530h-50z" fill="#2c4a6b"/></g>',
    skin: OLIVE_SKIN_COLORS,
    hair: '#8d8a8c',
    hairLight: '#d9d7d8',
    clothes: '#27405e',
    clothesShade: '#172a42',
    hairBack: BOB_BACK,
    hairFront: BOB_FRONT,
    collar: `${OPEN_COLLAR('#fbf6ea', OLIVE_SKIN_COLORS.shade)}`,
    extra:
      '<g fill="none" stroke="#7b2d26" stroke-width="6"><rect x="238" y="250" width="68" height="50" rx="18"/><rect x="334" y="250" width="68" height="50" rx="18"/><path d="M306 268c8-6 20-6 28 0"/></g>',
  }),
  ines: drawPortrait({
    background: ['#f1dcd3', '#b8707a'],
    shape: '<path d="M0 640V300C120 180 260 260 340 140S560 20 640 60v580Z" fill="#7d2233" opacity=".35"/>',
    skin: { ...BROWN_SKIN_COLORS, lip: '#9c1530' },
    hair: '#120c0c',
    hairLight: '#43282a',
    clothes: '#f5ece6',
    clothesShade: '#dcc7bd',
    brow: 6,
    hairBack: '<circle cx="320" cy="80" r="66"/><path d="M206 262c-10-90 40-142 114-142s124 52 114 142Z"/>',
    hairFront: '<path d="M216 256c-8-80 36-132 104-132s112 52 104 132c-10-34-26-62-52-76-32-8-72-8-104 0-26 14-42 42-52 76Z"/>',
    collar: `<path d="M240 452c40 60 120 60 160 0l30 14c-40 90-180 90-220 0Z" fill="${BROWN_SKIN_COLORS.shade}"/><path d="M262 500c36 34 80 34 116 0" fill="none" stroke="#e8bd62" stroke-width="5"/>`,
    extra:
      '<circle cx="221" cy="326" r="10" fill="none" stroke="#e8bd62" stroke-width="5"/><circle cx="419" cy="326" r="10" fill="none" stroke="#e8bd62" stroke-width="5"/>',
  }),
  priya: drawPortrait({
    background: ['#10281c', '#07110c'],
    shape:
      '<g fill="#39d98a" opacity=".22"><path d="M40 80h120v10H40zM40 110h200v10H40zM60 140h90v10H60zM60 170h160v10H60zM440 60h140v10H440zM440 90h90v10h-90zM460 120h150v10H460zM40 420h70v10H40zM40 450h100v10H40zM520 400h80v10h-80zM500 430h110v10H500z"/></g>',
    skin: BROWN_SKIN_COLORS,
    hair: '#15100f',
    hairLight: '#3d2b26',
    clothes: '#2d3a34',
    clothesShade: '#18221d',
    hairBack: LONG_HAIR_BACK,
    hairFront: BOB_FRONT.replace('<path', '<path transform="translate(0 -4)"'),
    collar: '<path d="M258 450c34 30 90 30 124 0l14 30c-44 40-108 40-152 0Z" fill="#3a4a42"/>',
    extra: '<circle cx="320" cy="238" r="5" fill="#c4162a"/>',
  }),
}
