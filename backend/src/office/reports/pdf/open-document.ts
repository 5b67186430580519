import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../../../platform/api/language.js';
import { page } from './page-shape.js';

const { resolve } = createRequire(import.meta.url);
const font = (file: string): string => resolve(`@expo-google-fonts/inter/${file}`);

/** The standard fonts of PDF have no č, ć or đ, so every document brings its own. */
const fonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('700Bold/Inter_700Bold.ttf'),
};
export type Weight = keyof typeof fonts;

const locales = { hr: 'hr-HR', en: 'en-GB' } as const satisfies Record<Language, string>;

export interface DocumentFacts {
  title: string;
  language: Language;
  /** ISO 8601; the document's own date, because the clock would change its bytes. */
  recordedAt: string;
  producer: string;
}

/** A tagged A4 document (PDF/UA) without a page. It is not compressed, so that its bytes depend on no zlib. */
export function openDocument(facts: DocumentFacts): PDFKit.PDFDocument {
  const { title, language, recordedAt, producer } = facts;
  const date = new Date(recordedAt);
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: page.margin,
    autoFirstPage: false,
    bufferPages: true,
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locales[language],
    info: {
      Title: title,
      Author: 'Kolo',
      Creator: 'Kolo',
      Producer: producer,
      CreationDate: date,
      ModDate: date,
    },
  };
  // The types of pdfkit do not list it yet.
  Object.assign(options, { subset: 'PDF/UA' });
  const doc = new PDFDocument(options);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  return doc;
}

/** Ends the document and returns its bytes. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', () => resolve(Buffer.concat(chunks)));
    doc.once('error', reject);
    doc.end();
  });
}
