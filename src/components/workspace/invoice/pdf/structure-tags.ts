import {
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** Structure types of PDF 32000-1, 14.8.4. */
export type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

interface Element {
  ref: PDFRef;
  tag: Tag;
  parent: Element | null;
  page: PDFPage | null;
  /** Child elements, or the id of the marked content. */
  children: (PDFRef | number)[];
}

/** The structure of a tagged PDF: screen readers announce headings and tables. */
export class StructureTags {
  private readonly pages: { page: PDFPage; owners: PDFRef[] }[] = [];
  private readonly elements: Element[] = [];
  private readonly pdf: PDFDocument;
  private current: Element;

  constructor(pdf: PDFDocument) {
    this.pdf = pdf;
    this.current = this.create('Document', null, null);
  }

  private create(tag: Tag, parent: Element | null, page: PDFPage | null): Element {
    const element: Element = { ref: this.pdf.context.nextRef(), tag, parent, page, children: [] };
    parent?.children.push(element.ref);
    this.elements.push(element);
    return element;
  }

  /** Elements drawn inside become children. */
  group(tag: Tag, draw: () => void): void {
    const parent = this.current;
    this.current = this.create(tag, parent, null);
    draw();
    this.current = parent;
  }

  /** Content of one element on one page. */
  mark(tag: Tag, page: PDFPage, draw: () => void): void {
    const element = this.create(tag, this.current, page);
    let owners = this.pages.find((known) => known.page === page)?.owners;
    if (!owners) this.pages.push({ page, owners: (owners = []) });
    element.children.push(owners.length);
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        PDFName.of(tag),
        `<</MCID ${owners.length}>>`,
      ]),
    );
    owners.push(element.ref);
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Decoration, which screen readers skip. */
  artifact(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Call after the last content. */
  embed(): void {
    const { context, catalog } = this.pdf;
    const root = context.nextRef();
    for (const { ref, tag, parent, page, children } of this.elements) {
      context.assign(
        ref,
        context.obj({
          Type: 'StructElem',
          S: tag,
          P: parent?.ref ?? root,
          ...(page ? { Pg: page.ref } : {}),
          K: children,
          ...(tag === 'TH' ? { A: { O: 'Table', Scope: 'Column' } } : {}),
        }),
      );
    }
    for (const [index, { page }] of this.pages.entries())
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
    const [document] = this.elements;
    context.assign(
      root,
      context.obj({
        Type: 'StructTreeRoot',
        K: document?.ref ?? null,
        ParentTree: { Nums: this.pages.flatMap(({ owners }, index) => [index, owners]) },
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}
